-- transaction: none
alter table assistant_proposals validate constraint assistant_proposals_type_check;
alter table assistant_proposals validate constraint assistant_proposals_one_answer;
