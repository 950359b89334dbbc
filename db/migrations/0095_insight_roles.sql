-- Insights are the workspace's: who only reads it, or reviews, neither takes one up nor hides one nor mutes a kind
-- (core/identity/team/roles.ts, `mayWithInsight`). What the rules say is written by the machinery, whoever looks.
select restrict_to('unified_insights', 'draft');
select restrict_to('insights_analytics', 'draft');
select restrict_to('insight_mutes', 'edit');
