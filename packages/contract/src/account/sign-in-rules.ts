/**
 * The shape of an e-mail address as the form and the server check it: one @, no spaces, a dot in the domain.
 * Whether anybody reads it cannot be known from its letters, so nothing stricter is worth refusing a person for.
 */
export const EMAIL_PATTERN = /^[^\s@\0]+@[^\s@.\0]+(\.[^\s@.\0]+)+$/;

/** The shortest password that is taken. */
export const PASSWORD_LENGTH_MIN = 8;
