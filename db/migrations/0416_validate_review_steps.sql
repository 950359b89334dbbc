-- transaction: none
alter table post_reviews validate constraint post_reviews_step;
alter table post_reviews validate constraint post_reviews_step_number;
alter table post_reviews validate constraint post_reviews_asked_of;
alter table post_reviews validate constraint post_reviews_deputy_name;
alter table post_reviews validate constraint post_reviews_deputy;
