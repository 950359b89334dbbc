-- The release (CHANGELOG.md) whose news a person has seen; '' before the first.
alter table accounts add column news_read text not null default '';
