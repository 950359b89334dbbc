-- Whether a picture was drawn from words here (a quote picture, a slide of a carousel), or was sent as a file.
alter table media add column is_drawn boolean not null default false;
