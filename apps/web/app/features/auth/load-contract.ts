/**
 * The contract of accounts. It brings the schemas with it, so it is loaded when somebody starts to fill in a form:
 * public pages stay small. Asking again costs nothing.
 */
export const loadContract = () => import('@tessera/contract/account/auth');
