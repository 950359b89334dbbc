-- What a founder says about themselves in settings: how to be called, and the ground behind their initials.
alter table profiles add column first_name text not null default '' check (length(first_name) <= 50);
alter table profiles add column avatar_colour text not null default 'ember'
  check (avatar_colour in ('ember', 'moss', 'sea', 'plum', 'honey', 'stone'));
grant update (first_name, avatar_colour) on profiles to app;
