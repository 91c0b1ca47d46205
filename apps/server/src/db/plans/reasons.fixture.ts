/** Why a statement may read a large table from end to end. */
export interface Reason {
  /** Words of the statement that no other one has, with single spaces. */
  words: string;
  tables: readonly string[];
  why: string;
}

const EVERY_MINUTE =
  'Asked once a minute by one job, for whatever is outdated by whatever cause: nothing notes it row by row.';
const EVERY_FIVE_MINUTES = 'Measured every five minutes by one job, so that no page counts it.';
const OVERVIEW = 'Counts what happened in the last weeks, for the overview that operators look at.';
const CLEARED_UP =
  'Clears up once an hour or a night, in the background. An index would be written with every row for this alone.';
const JOBS =
  'The table belongs to the library of the queue, with its indexes. It keeps a week of jobs, and only an operator asks.';

/** Every reason there is. One that no statement needs any more fails the test. */
export const reasons: readonly Reason[] = [
  // What visitors and members wait for.
  {
    words: `with "found" as (select "designer_listing"."designer_id"`,
    tables: ['designer_listing', 'designer_profile', 'account', 'designer_slug'],
    why: 'The directory says how many designers it has. Without a filter these are all who have a public page.',
  },
  {
    words: 'select array_agg(distinct country_code) as countries',
    tables: ['designer_profile', 'account'],
    why: 'The directory offers the countries and languages of all who have a public page. There is no smaller table that has them.',
  },
  {
    words: 'select "slug" from "designer_slug" inner join "designer_profile"',
    tables: ['designer_slug', 'designer_profile', 'account'],
    why: 'The map of the site, which search engines fetch, names everybody who has a public page.',
  },
  {
    words: 'select avg("stars") as "mean" from "review"',
    tables: ['review'],
    why: 'The mean of all reviews, read from an index that holds nothing else, whenever a list of matches is made anew.',
  },
  {
    words: 'delete from "kept_mail" where "receiver" in',
    tables: ['kept_mail'],
    why: 'Mails are kept for a week, and only where no mail server is set. Asked when an account is deleted.',
  },
  {
    words: `delete from pgboss.job where data ->> 'accountId'`,
    tables: ['job_common'],
    why: 'The table belongs to the library of the queue, with its indexes. Asked when an account is deleted.',
  },

  // What jobs do in the background.
  {
    words: `select exists (select from pgboss.job where state = 'active')`,
    tables: ['job_common'],
    why: 'The table belongs to the library of the queue, with its indexes. Asked four times a minute by a process that does jobs.',
  },
  {
    words: 'select distinct p.designer_id as id from project_preparation p',
    tables: ['project_preparation', 'portfolio_sketch', 'project_text'],
    why: EVERY_MINUTE,
  },
  {
    words: 'not exists (select from order_sketch s where s.order_id = t.order_id',
    tables: ['order_text', 'order_sketch'],
    why: EVERY_MINUTE,
  },
  {
    words: 'select p.order_id as id from order_preparation p',
    tables: [
      'order_preparation',
      'order_text',
      'order_reading',
      'order_photo',
      'order_style_pick',
      'photo_embedding',
    ],
    why: EVERY_MINUTE,
  },
  {
    words: 'select p.project_id as id from project_preparation p',
    tables: ['project_preparation', 'project_text', 'portfolio_image', 'photo_embedding'],
    why: EVERY_MINUTE,
  },
  {
    words: 'select s.conversation_id, s.account_id, a.email, a.role, o.object_name as order_name',
    tables: ['conversation', 'conversation_side', 'message'],
    why: 'Asked once a minute by one job, for all conversations of a week. Of so many, the planner reads both sides of all.',
  },
  {
    words: `delete from "portfolio_sketch" where "model" <>`,
    tables: ['portfolio_sketch'],
    why: 'Asked once after a change of models, when most rows may be of the old ones.',
  },
  {
    words: `delete from "order_sketch" where "model" <>`,
    tables: ['order_sketch'],
    why: 'Asked once after a change of models, when most rows may be of the old ones.',
  },
  {
    words: "left join order_best_score s on s.order_id = o.id where o.status = 'active' and (",
    tables: ['customer_order', 'order_preparation', 'order_best_score'],
    why: 'Asked every five minutes by one job, for the active orders whose scores are a day old or older than their last change.',
  },
  {
    words: 'left join order_match_look l on l.order_id = o.id',
    tables: ['customer_order', 'order_preparation', 'order_match_look', 'account'],
    why: 'Asked once a day, for all active orders.',
  },
  {
    words: `select (select count(*) from order_preparation where state = 'ready') as orders`,
    tables: [
      'order_preparation',
      'order_text',
      'order_photo',
      'photo',
      'photo_embedding',
      'portfolio_image',
      'project_preparation',
      'project_text',
    ],
    why: EVERY_FIVE_MINUTES,
  },
  {
    words: 'jsonb_each_text(variant_bytes)',
    tables: ['photo', 'delivery_file', 'account_export'],
    why: EVERY_FIVE_MINUTES,
  },
  {
    words: 'select count(*) as active, count(s.order_id) as measured',
    tables: ['customer_order', 'order_best_score'],
    why: EVERY_FIVE_MINUTES,
  },
  {
    words: `coalesce(i.first_page_count, 0) as first_page_count`,
    tables: ['account', 'designer_profile', 'match_impression', 'project_preparation'],
    why: EVERY_FIVE_MINUTES,
  },
  {
    words: 'select count(*) as page_count from (select distinct order_id, day from match_impression',
    tables: ['match_impression'],
    why: EVERY_FIVE_MINUTES,
  },
  {
    words: `delete from "session" where ("expires_at" <`,
    tables: ['session'],
    why: CLEARED_UP,
  },
  {
    words: 'delete from sign_in_place using',
    tables: ['sign_in_place'],
    why: CLEARED_UP,
  },
  {
    words: `delete from "user_event" where "created_at" <`,
    tables: ['user_event'],
    why: CLEARED_UP,
  },
  {
    words: `select "id" from "link_preview" where "created_at" <`,
    tables: ['link_preview', 'order_link'],
    why: CLEARED_UP,
  },

  // What operators ask.
  {
    words: 'leaving as materialized',
    tables: ['account', 'customer_order', 'engagement', 'order_event', 'review'],
    why: OVERVIEW,
  },
  {
    words: 'from first_application where created_at <',
    tables: ['customer_order', 'order_event'],
    why: OVERVIEW,
  },
  {
    words: 'select "status", count(*) as "count" from "customer_order" where "created_at" >=',
    tables: ['customer_order'],
    why: OVERVIEW,
  },
  {
    words: 'select count(*) as count from account a left join designer_profile dp',
    tables: ['account'],
    why: 'The operator’s list of accounts says how many there are.',
  },
  {
    words: 'count(*) filter (where closed_at > $1) as closed_lately from report',
    tables: ['report'],
    why: 'The operator’s list of reports says how many there are.',
  },
  {
    words: 'select count(*) as count from audit_entry e',
    tables: ['audit_entry'],
    why: 'The operator’s audit says how many entries there are.',
  },
  { words: 'floor(extract(epoch from', tables: ['job_common'], why: JOBS },
  {
    words: `select count(*) as count from pgboss.job where state = 'failed'`,
    tables: ['job_common'],
    why: JOBS,
  },
  { words: 'completed_on as failed_at', tables: ['job_common'], why: JOBS },
  {
    words: 'select name, state::text as state from pgboss.job where id = $1',
    tables: ['job_common'],
    why: JOBS,
  },
];
