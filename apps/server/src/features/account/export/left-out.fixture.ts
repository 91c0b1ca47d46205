/** A row of a table, by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * What deleting an account removes and its archive does not have, each with the reason. A table that is neither here nor in the
 * archive makes a test fail, and so does an entry here that nothing needs any more.
 */

/** Tables of which nothing is in an archive. */
export const leftOutTables: Readonly<Record<string, string>> = {
  account_export: 'The archive itself.',
  designer_listing: 'Made from profile and portfolio.',
  given_answer: 'Copies of answers, kept for a day so that a repeated call changes nothing.',
  kept_mail: 'Mails that the operator is to pass on. They hold links that open the account.',
  known_match: 'Which matches are not new any more: a note of the job that tells of new ones.',
  match_impression: 'Counts on whose first page a designer was; it is about the lists of other people.',
  order_best_score: 'Made from the order and the portfolios of other people.',
  order_caption: 'A vector of the order’s words.',
  order_match_look: 'When a job last looked for new matches.',
  order_photo: 'Which of the photos in the archive count in the matches of an order.',
  order_preparation: 'How far jobs have come with an order.',
  order_sketch: 'A vector of the order.',
  order_text: 'A vector of the order’s words.',
  order_version: 'Counts changes for memory that is kept of the order.',
  passkey_challenge: 'A question to an authenticator, which nobody has answered. Only its hash is stored.',
  photo:
    'How the file of a photo is stored, once for all who upload the same. The file itself is in the archive.',
  photo_embedding: 'A vector of the photo.',
  portfolio_sketch: 'A vector of the portfolio.',
  portfolio_version: 'Counts changes for memory that is kept of the portfolio.',
  project_preparation: 'How far jobs have come with a project.',
  project_sentence: 'Vectors of the project’s words.',
  project_text: 'A vector of the project’s words.',
  sign_in_place: 'Holds keyed hashes alone: nobody can read an address or a device from it.',
  user_event:
    'Tells open pages to look again at messages, notifications and orders, which are in the archive.',
};

/** Rows of tables that are in an archive, which are about the account and are somebody else’s. */
export const rowsOfOthers: Readonly<
  Record<string, { reason: string; isOthers: (row: Row, accountId: string) => boolean }>
> = {
  account_block: {
    reason: 'That somebody does not want to hear of the person.',
    isOthers: (row, accountId) => row['blocker_id'] !== accountId,
  },
  conversation_side: {
    reason: 'What the other side has read, and shows of its own address and phone number.',
    isOthers: (row, accountId) => row['account_id'] !== accountId,
  },
  customer_order: {
    reason: 'The order of the customer for whom a designer is at work stays with its customer, cancelled.',
    isOthers: (row, accountId) => row['customer_id'] !== accountId,
  },
  match_verdict: {
    reason: 'What a customer thinks of a designer who was proposed is not shown to the designer.',
    isOthers: (row, accountId) => row['designer_id'] === accountId,
  },
  message: {
    reason: 'Words of the other side that an operator has hidden, with the photos of the message.',
    isOthers: (row, accountId) => row['hidden_at'] !== null && row['author_id'] !== accountId,
  },
  notification: {
    reason: 'What others were told, where that names the person.',
    isOthers: (row, accountId) => row['account_id'] !== accountId,
  },
  photo_notice: {
    reason: 'What the other side was told of its own photos in messages, which go with the conversation.',
    isOthers: (row, accountId) => row['account_id'] !== accountId,
  },
  report: {
    reason: 'What others have reported about the person is between them and the operator.',
    isOthers: (row, accountId) => row['reporter_id'] !== accountId,
  },
  review: {
    reason: 'What a customer says of the person’s work, and an operator has hidden.',
    isOthers: (row, accountId) => row['hidden_at'] !== null && row['designer_id'] === accountId,
  },
};

/** Tables of which deleting the account of a designer or a customer removes nothing. */
export const untouchedTables: Readonly<Record<string, string>> = {
  answer_change: 'Numbers of transactions that changed something of a customer, by a hash that names nobody.',
  audit_entry: 'Append-only. It keeps no address of the person (ADR 35).',
  marketplace_day: 'Counts of the whole marketplace.',
  match_change: 'Numbers of transactions that changed something of a designer, without saying of whom.',
  match_model: 'About the installation.',
  one_time_code_app: 'Only operators have one.',
  page_view: 'Counts that say nothing of a person.',
  photo_centre: 'About all photos together.',
  recovery_code: 'Only operators have them.',
  style_picture: 'Rooms of the quiz, which belong to the installation.',
};
