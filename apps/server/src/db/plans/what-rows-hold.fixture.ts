import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { modelsOf, sketchModel } from '../../features/matching/models/model-ids.ts';

/** Tables that stay small, however much the product is used, and how many rows they have. */
export const small: Readonly<Record<string, number>> = {
  // One for texts, one for photos.
  match_model: 2,
  // One for each model of photos.
  photo_centre: 1,
  // One for each room of the style quiz.
  style_picture: quizPairs.length * 2,
  // One a day.
  marketplace_day: 730,
};

const models = modelsOf(createFakeEmbedder());
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * What the catalogue cannot tell of a column: SQL for its value in row `n`, by table and column, or by column in every table.
 * Of a status that is few rows' for a short time, few rows have it.
 */
export const known: Readonly<Record<string, string>> = {
  // What is prepared is prepared with the models in use.
  'order_text.model': quoted(models.text),
  'project_text.model': quoted(models.text),
  'project_sentence.model': quoted(models.text),
  'photo_centre.model': quoted(models.photo),
  'photo_embedding.model': quoted(models.photo),
  'order_caption.model': quoted(models.photo),
  'order_sketch.model': quoted(sketchModel(models)),
  'portfolio_sketch.model': quoted(sketchModel(models)),
  'order_reading.reading': `'{"wishes":[]}'`,
  'order_preparation.state': `case when n % 1000 = 0 then 'pending' else 'ready' end`,
  'project_preparation.state': `case when n % 1000 = 0 then 'pending' else 'ready' end`,

  // Few values for many rows.
  country_code: `(array['SE', 'DE', 'FR', 'IT'])[1 + n % 4]`,
  'notification.kind': `(array['message', 'application', 'match'])[1 + n % 3]`,
  'notification_setting.kind': `(array['message', 'application', 'match'])[1 + n % 3]`,
  'style_picture.name': `'room ' || n`,
  'order_style_pick.liked': `'room ' || n % ${quizPairs.length}`,
  'order_style_pick.passed': `'room ' || n % ${quizPairs.length} + ${quizPairs.length}`,
  'application.last_action': `'apply'`,
  'audit_entry.action': `(array['suspended', 'photo_hidden'])[1 + n % 2]`,

  // What waits for somebody, or is an exception, is rare.
  hidden_at: `case when n % 1000 = 0 then now() end`,
  suspended_at: `case when n % 1000 = 0 and n % 2 = 1 then now() end`,
  'account.role': `(array['designer', 'customer'])[1 + n % 2]`,
  'account.vetting': `case when n % 1000 = 2 then 'waiting' end`,
  'account.email_verified_at': 'now()',
  'account.project_limit': 'null',
  'account.storage_limit_bytes': 'null',
  'contact_message.answered_at': `case when n % 1000 > 0 then now() end`,
  'notification.read_at': `case when n % 100 > 0 then now() end`,
  'photo.review': `case n % 1000 when 0 then 'held' when 1 then 'unjudged' else 'clear' end`,
  'photo.variants_state': `'ready'`,
  'photo_notice.review': `'held'`,
  'report.outcome': `case when n % 1000 > 0 then 'dismissed' end`,
  'report.closed_at': `case when n % 1000 > 0 then now() - n * interval '1 minute' end`,
  'link_preview.state': `case when n % 1000 = 0 then 'pending' else 'ready' end`,
  'customer_order.status': `(array['active', 'completed', 'completed', 'cancelled', 'completed'])[1 + n % 5]`,
  'engagement.cancelled_at': `case when n % 20 = 0 then now() end`,
  'engagement.cancelled_by': `case when n % 20 = 0 then 'designer' end`,
  'engagement.completed_at': `case when n % 10 > 0 then now() end`,
  'application.status': `(array['sent', 'accepted', 'declined', 'declined'])[1 + n % 4]`,

  'match_impression.day': 'current_date - n % 30',
  'page_view.day': 'current_date - n % 365',

  // What ends is cleared up soon after its end.
  expires_at: `now() + (n - 100) * interval '10 minutes'`,
  forget_at: `now() + (n - 100) * interval '1 minute'`,
  'session.ended_at': 'null',
  'session.rotated_at': `now() - n * interval '10 seconds'`,
  'session.refreshed_at': `now() - n * interval '10 seconds'`,
  'mailed_link.purpose': `(array['verify-email', 'reset-password'])[1 + n % 2]`,
  'mailed_link.email': 'null',

  // What only some rows may have, by a check of several columns.
  'account_export.state': `'ready'`,
  'account_export.ready_at': 'now()',
  'account_export.byte_count': '1000',
  'audit_entry.by': `'operator'`,
  'audit_entry.operator_id': `('01890000-0000-7000-8000-' || lpad(to_hex(n % 10 + 1), 12, '0'))::uuid`,
  'delivery_file.file_key': `case when n % 2 = 0 then 'file ' || n end`,
  'delivery_file.photo_id': `case when n % 2 = 1 then ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid end`,
  'one_time_code_app.secret': `'\\x00'`,
  'one_time_code_app.confirmed_at': 'now()',
  'one_time_code_app.asked_secret': 'null',
  'one_time_code_app.asked_at': 'null',
  'order_own_photo.order_id': `case when n % 1000 > 0 then ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid end`,
  'order_own_photo.use': `case when n % 1000 > 0 then 'liked' end`,
  'order_own_photo.position': `case when n % 1000 > 0 then n end`,
  'review.stars': 'n % 5 + 1',
  'application.score': 'n % 101',
  'designer_slug.slug': `'designer-' || n`,
  'designer_slug.is_current': 'n % 4 = 0',

  // Jobs: nearly all are done, and kept for some days.
  'job_common.name': `(array['matching.embed-order', 'media.make-variants', 'notifications.mail'])[1 + n % 3]`,
  'job_common.state': `(case n % 10000 when 0 then 'failed' when 1 then 'created' else 'completed' end)::pgboss.job_state`,
  'job_common.blocked': 'false',
  'job_common.blocking': 'false',
  'job_common.policy': `'standard'`,
  'job_common.singleton_key': 'null',
  'job_common.singleton_on': 'null',
  'job_common.group_id': 'null',
  'job_common.keep_until': `now() + interval '14 days' - n * interval '5 seconds'`,
  'job_common.deletion_seconds': '604800',
  'job_common.start_after': `now() - n * interval '5 seconds'`,
  'job_common.completed_on': `case when n % 10000 > 1 then now() - n * interval '5 seconds' end`,
  'job_common.source_root_id': 'null',
};

/** Over which time the rows of a table were made whose old rows a job deletes. */
export const retained: Readonly<Record<string, string>> = {
  answer_change: '1 day',
  match_change: '1 day',
  given_answer: '1 day',
  kept_mail: '7 days',
  user_event: '3 days',
  order_best_score: '1 day',
  order_match_look: '1 day',
  job_common: '7 days',
};
