import type { portfolioProjectBody } from '@tessera/contract/designers/portfolio';
import type { designerProfileBody } from '@tessera/contract/account/profiles';
import type { Given } from '@tessera/contract/route';

/** Text fields of the form of a body; a list becomes a repeated field. */
type Fields<Body> = { [Name in keyof Given<Body>]?: string | readonly string[] };

/** A file to send: its name and what is in it. */
export interface FormFile {
  name: string;
  bytes: Uint8Array | string;
}

/** Any multipart form, also one that the contract does not know; a list becomes a repeated field. */
export function form(
  fields: Record<string, string | readonly string[]>,
  files: Record<string, readonly FormFile[]> = {},
): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of typeof values === 'string' ? [values] : values) data.append(name, value);
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) data.append(name, new File([file.bytes as Uint8Array<ArrayBuffer>], file.name));
  }
  return data;
}

/** A portfolio project's form with these new photos, in this order; fields may be replaced or added. */
export function projectForm(
  photos: readonly FormFile[],
  fields: Fields<typeof portfolioProjectBody> = {},
): FormData {
  return form(
    {
      name: 'Loft in Malmö',
      description: 'A light living room with oak floors.',
      country_code: 'SE',
      images_ordering: photos.map(() => 'new'),
      ...fields,
    },
    { images_files: photos },
  );
}

/** A designer's profile form; fields may be replaced, and left out by giving an empty list. */
export function profileForm(
  photos: readonly FormFile[],
  fields: Fields<typeof designerProfileBody> = {},
): FormData {
  return form(
    {
      first_name: 'Åsa',
      last_name: 'Öberg',
      country_code: 'SE',
      phone: '+46 70 123 45 67',
      spoken_languages_codes: ['sv', 'en'],
      ...fields,
    },
    { photo: photos },
  );
}
