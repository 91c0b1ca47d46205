import { useMutation } from '@tanstack/react-query';
import { AUDIT_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { IconDownload } from '@tabler/icons-react';
import { API_BASE } from '@tessera/contract/route';
import { fetchFile } from '../../../lib/api/files.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import type { AuditSearch } from '../operator.queries.ts';
import { saveAs } from '../../../lib/browser/save-file.ts';

/** Saves everything that the search finds, not only the page that is shown, as CSV. */
export function SaveAuditButton({ search: { q, action } }: { search: Omit<AuditSearch, 'page'> }) {
  const save = useMutation({
    mutationFn: async () => {
      const filters = new URLSearchParams({
        ...(q !== '' && { q }),
        ...(action !== undefined && { action }),
      });
      saveAs(await fetchFile(`${API_BASE}${AUDIT_FILE_PATH}?${filters}`), 'audit.csv');
    },
    onError: () => showToast('The audit could not be saved. Please try again.', 'error'),
  });
  return (
    <Button
      kind="secondary"
      icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
      isBusy={save.isPending}
      onClick={() => save.mutate()}
    >
      Save as CSV
    </Button>
  );
}
