/** Every list of applications is kept under this key. Apart from the lists, because every private page asks for them again by it. */
export const applicationsKey = ['applications'] as const;
