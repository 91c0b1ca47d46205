import { fileFaultMessage } from '@tessera/contract/fields/file-faults';
import { PHOTO_BYTES_MAX } from '@tessera/contract/fields/file-fields';
import type { FileField } from '@tessera/contract/route';
import { useState } from 'react';
import { newId } from '../../lib/api/new-id.ts';

/** A file that will be sent; `key` names it in the page. */
export interface ChosenFile {
  key: string;
  file: File;
}

/** Browsers may not know the type of these photos. */
const UNTYPED = /\.(heic|heif)$/i;

/** The files that somebody has chosen to send, as many as the contract takes, and what is wrong with those left out. */
export function useFileChoice(rule: FileField) {
  const [{ files, fault }, setChoice] = useState<{ files: readonly ChosenFile[]; fault: string | null }>({
    files: [],
    fault: null,
  });
  return {
    files,
    fault,
    add: (added: readonly File[]) => {
      const taken = [...files];
      let firstFault: string | null = null;
      for (const file of added) {
        const code = taken.length >= rule.maxFiles ? 'too_many_files' : faultOf(file, rule);
        if (code === null) taken.push({ key: newId(), file });
        else firstFault ??= `${fileFaultMessage(code, rule, bytesMaxOf(file, rule))} (${file.name})`;
      }
      setChoice({ files: taken, fault: firstFault });
    },
    remove: (key: string) => setChoice({ files: files.filter((one) => one.key !== key), fault: null }),
    clear: () => setChoice({ files: [], fault: null }),
  };
}

/** The server judges by content; this saves sending what it refuses. */
function faultOf(file: File, rule: FileField): 'invalid_file_type' | 'file_too_large' | null {
  const isKnown = rule.mediaTypes.includes(file.type) || (file.type === '' && UNTYPED.test(file.name));
  if (!isKnown) return 'invalid_file_type';
  return file.size > bytesMaxOf(file, rule) ? 'file_too_large' : null;
}

function bytesMaxOf(file: File, { maxBytes }: FileField): number {
  return file.type === 'application/pdf' ? maxBytes : Math.min(maxBytes, PHOTO_BYTES_MAX);
}
