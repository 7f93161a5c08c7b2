-- What was searched for, a row a day and term: how often, how often in vain, and how much was found last. No person is in it.
create table searched_word (
  day date not null,
  term text not null check (length(term) between 2 and 60),
  times integer not null check (times > 0),
  empty integer not null check (empty between 0 and times),
  found integer not null check (found >= 0),
  primary key (day, term)
);
