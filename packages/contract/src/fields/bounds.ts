/** The most specialties that a designer names: as many as a card has room for. */
export const SPECIALTIES_MAX = 8;

/** The most inspiration links of one order. */
export const ORDER_LINKS_MAX = 20;

/** The longest note, reason, review, answer or message of a delivery, in characters. */
export const DEAL_TEXT_LENGTH_MAX = 2000;

/** For how many days after it was written a review may be changed. */
export const REVIEW_OPEN_DAYS = 14;

/** The longest message, in characters: several pages. */
export const MESSAGE_LENGTH_MAX = 4000;
