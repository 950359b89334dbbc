-- How a workspace's brand looks where its founder shows it: pictures, pages for others, PDFs, emails of proposals. Without a
-- row it looks as we do.
create table brand_kits (
  user_id uuid primary key references accounts on delete cascade,
  main_colour text not null check (main_colour ~ '^#[0-9a-f]{6}$'),
  accent_colour text not null check (accent_colour ~ '^#[0-9a-f]{6}$'),
  font text not null check (font in ('serif', 'sans')),
  updated_at timestamptz not null default now()
);
select isolate_workspace('brand_kits');
select restrict_to('brand_kits', 'settings');
grant select, insert, update, delete on brand_kits to app;

-- A logo, drawn anew as a PNG before it is kept.
create table brand_logos (
  user_id uuid primary key references accounts on delete cascade,
  -- Where anyone may load it, who was shown it: it stays when the logo is replaced, so that emails show the new one.
  address bytea not null unique check (length(address) between 16 and 32),
  image bytea not null check (length(image) between 1 and 1000000),
  width smallint not null check (width between 1 and 1000),
  height smallint not null check (height between 1 and 1000),
  -- On which ground it can be seen; 'any' brings its own.
  ground text not null check (ground in ('any', 'light', 'dark')),
  updated_at timestamptz not null default now()
);
select isolate_workspace('brand_logos');
select restrict_to('brand_logos', 'settings');
grant select, insert, update, delete on brand_logos to app;
