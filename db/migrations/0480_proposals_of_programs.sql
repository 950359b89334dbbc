-- Programs propose as the assistant does. Such a proposal names the token it came with, and whoever may plan answers it;
-- the assistant's are for the person alone who asked. New proposals only.
alter table assistant_proposals add column made_with text;
alter table assistant_proposals alter column made_with set default current_token();
alter table assistant_proposals add column declined_at timestamptz;
alter table assistant_proposals drop constraint assistant_proposals_type_check;
alter table assistant_proposals add constraint assistant_proposals_type_check check (
  type in (
    'create_content', 'create_campaign', 'add_idea', 'open_creator', 'schedule_post', 'publish_post', 'unschedule_post'
  )
) not valid;
alter table assistant_proposals add constraint assistant_proposals_one_answer
  check (used_at is null or declined_at is null) not valid;
