-- Kinds of insight that a workspace does not want to be told.
create table insight_mutes (
  user_id uuid not null references accounts on delete cascade,
  insight_type text not null check (insight_type in (
    'brand_alignment', 'content_performance', 'growth_opportunity', 'conversion_optimization', 'brand_consistency',
    'engagement_trend', 'ai_recommendation', 'data_quality', 'user_journey', 'competitive_analysis'
  )),
  created_at timestamptz not null default now(),
  primary key (user_id, insight_type)
);
select isolate_workspace('insight_mutes');
grant select, insert, delete on insight_mutes to app;

-- When a workspace's insights were last made anew: by the database's clock, to be compared with what was noted as
-- changed since, and as of which moment of the product's own clock.
create table insight_refreshes (
  user_id uuid primary key references accounts on delete cascade,
  refreshed_at timestamptz not null,
  as_of timestamptz not null
);
create index insight_refreshes_oldest on insight_refreshes (as_of);
select isolate_workspace('insight_refreshes');
grant select, insert, update on insight_refreshes to app;

-- A workspace may see that something of its own changed, and writes none of it.
grant select on changes to app;
