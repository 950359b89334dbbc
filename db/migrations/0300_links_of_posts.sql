-- The address as the post has it, for which the link stands in what is sent: found again when the post is scheduled anew,
-- wherever the link leads by then. '' for a link that was made by hand.
alter table tracked_links add column original text not null default '';

-- Whether the founder wants their addresses sent as they typed them.
alter table content_planner add column plain_links boolean not null default false;
