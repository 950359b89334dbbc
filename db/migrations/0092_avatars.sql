-- A person's picture, small and checked before it is kept. `profiles.avatar_url` holds its address, or nothing.
create table avatars (
  user_id uuid primary key references accounts on delete cascade,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  image bytea not null check (length(image) between 1 and 921600),
  updated_at timestamptz not null default now()
);
select isolate_workspace('avatars');
grant select, insert, update, delete on avatars to app;
