-- transaction: none
alter table campaigns validate constraint campaigns_recipe;
alter table campaigns validate constraint campaigns_audience;
alter table campaigns validate constraint campaigns_goal_kind;
alter table campaigns validate constraint campaigns_goal_number;
alter table campaigns validate constraint campaigns_budget;
alter table campaigns validate constraint campaigns_bank_holidays;
alter table campaigns validate constraint campaigns_learned;
alter table campaigns validate constraint campaigns_offer;
create index concurrently campaigns_offer on campaigns (user_id, offer_id) where offer_id is not null;
