/** How long an archive of the own data can be fetched. */
export const EXPORT_HOURS = 24;

/** Where the archive of the own data is, relative to the API. It takes the access token like any call. */
export const EXPORT_FILE_PATH = 'user/export/file/';
