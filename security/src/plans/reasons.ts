/** A statement that may read a table from end to end, and why. */
export interface Reason {
  /** Words of the statement that no other one has. */
  words: string;
  because: string;
}

const ONCE_IN_A_WHILE = 'a job that runs regularly looks at all of it, and nobody waits';
const OPERATOR = 'an operator asks how much there is in all';
const MODEL_CHANGE = 'a job looks for what another model has prepared, after a start';
const GOODBYE = 'an account is deleted once; what others were told of it is looked for in one pass';

/** Every such statement. One that is sent no more has to go from this list. */
export const reasons: readonly Reason[] = [
  { words: 'select exists (select "id" from "account") as "exists"', because: 'it stops at the first row' },
  { words: 'with first_application as materialized', because: OPERATOR },
  { words: 'select "status", count(*) as "count" from "customer_order"', because: OPERATOR },
  { words: 'as prepared_orders', because: OPERATOR },
  { words: 'jsonb_each_text(variant_bytes)', because: OPERATOR },
  { words: 'select count(*) as count from account a left join designer_profile', because: OPERATOR },
  { words: 'as closed_lately from report', because: OPERATOR },
  { words: 'select count(*) as count from audit_entry', because: OPERATOR },
  { words: 'as without_match from customer_order', because: OPERATOR },
  { words: 'coalesce(i.first_page_count, 0) as first_page_count', because: OPERATOR },
  {
    words: 'array_agg(distinct country_code) as countries',
    because: 'the filters of the directory offer what somebody in it has, and nobody in it may be left out',
  },
  { words: 's.made_at < greatest($1, p.requested_at)', because: ONCE_IN_A_WHILE },
  { words: 'l.looked_at is null as is_first_look', because: ONCE_IN_A_WHILE },
  { words: 'delete from "session" where ("expires_at" < $1', because: ONCE_IN_A_WHILE },
  { words: 'delete from "user_event" where "created_at" < $1', because: ONCE_IN_A_WHILE },
  { words: 'delete from sign_in_place using', because: ONCE_IN_A_WHILE },
  { words: 'select p.order_id as id from order_preparation p', because: MODEL_CHANGE },
  { words: 'select p.project_id as id from project_preparation p', because: MODEL_CHANGE },
  { words: 'delete from "portfolio_sketch" where "model" <> $1', because: MODEL_CHANGE },
  { words: 'delete from "order_sketch" where "model" <> $1', because: MODEL_CHANGE },
  { words: 'delete from notification where account_id <> $1', because: GOODBYE },
  { words: "delete from pgboss.job where data ->> 'accountId' = $1", because: GOODBYE },
];

/** Tables that stay small however large a marketplace grows, and why. */
export const smallTables: Readonly<Record<string, string>> = {
  kept_mail: 'mails are kept where there is no mail server',
  marketplace_day: 'a row for each day',
  match_model: 'a row for each model that an installation has used',
  photo_centre: 'a row for each model of photos',
};
