create table unified_insights (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- Stable name of what the insight is about, so that a second run updates it instead of adding one.
  insight_key text not null check (length(insight_key) between 1 and 100),
  insight_type text not null check (insight_type in (
    'brand_alignment', 'content_performance', 'growth_opportunity', 'conversion_optimization', 'brand_consistency',
    'engagement_trend', 'ai_recommendation', 'data_quality', 'user_journey', 'competitive_analysis'
  )),
  priority smallint not null check (priority between 0 and 100),
  confidence_score smallint not null check (confidence_score between 0 and 100),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  action_items jsonb not null default '[]' check (jsonb_typeof(action_items) = 'array'),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  data_sources jsonb not null default '[]' check (jsonb_typeof(data_sources) = 'array'),
  expires_at timestamptz,
  is_read boolean not null default false,
  is_dismissed boolean not null default false,
  is_acted_upon boolean not null default false,
  acted_upon_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, insight_key),
  unique (user_id, id)
);
create index unified_insights_open on unified_insights (user_id, priority desc, created_at desc)
  where not is_dismissed;

create table insights_analytics (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  insight_id uuid not null,
  action_type text not null check (action_type in ('acted_upon', 'dismissed')),
  created_at timestamptz not null default now(),
  foreign key (user_id, insight_id) references unified_insights (user_id, id) on delete cascade
);
create index insights_analytics_recent on insights_analytics (user_id, created_at desc);
create index insights_analytics_insight on insights_analytics (user_id, insight_id);

select isolate_workspace('unified_insights');
select isolate_workspace('insights_analytics');
grant select, insert, update, delete on unified_insights, insights_analytics to app;

create trigger unified_insights_touch before update on unified_insights
  for each row execute function touch_updated_at();
