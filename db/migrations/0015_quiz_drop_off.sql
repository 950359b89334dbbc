-- How often each question of the quiz was answered, by day: numbers alone, nothing about anyone.
create table quiz_step_counts (
  day date not null,
  step smallint not null check (step between 1 and 10),
  answered integer not null check (answered > 0),
  primary key (day, step)
);
