/** The contract of the own account, loaded when somebody needs it, so that public pages stay small. */
export const loadContract = () => import('@tessera/contract/account/account');
