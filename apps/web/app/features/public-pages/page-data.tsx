import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** What a page that the server rendered was rendered from: its address from the root, and what the API answered. Null means «not found». */
export interface PageData {
  address: string;
  value: unknown;
}

const ELEMENT_ID = 'page-data';

/** Given by the server; in the browser it stands in the page. */
const Given = createContext<PageData | null>(import.meta.env.SSR ? null : readGiven());

/** When the page was rendered, as far as this browser knows: at the latest when this module was loaded. */
const givenAt = Date.now();

/** Gives what the server read to the page it renders. */
export function PageDataProvider({ data, children }: { data: PageData | null; children: ReactNode }) {
  return <Given value={data}>{children}</Given>;
}

/** Surrounds a page that reads its data with {@link usePageData}. On the server nothing is kept from one page to the next. */
export function PageQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => (import.meta.env.SSR ? new QueryClient() : queryClient));
  const given = use(Given);
  // A closing tag in a text would end the script, so none is let through. The browser has it already.
  const json = import.meta.env.SSR ? JSON.stringify(given).replaceAll('<', '\\u003c') : '';
  return (
    <QueryClientProvider client={client}>
      {children}
      <script
        id={ELEMENT_ID}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </QueryClientProvider>
  );
}

/**
 * The data of the page at this address: what the server rendered it from, or what `read` answers. Null where there is no such
 * page. With `keepsPrevious`, the data of the address before stays while that of another is read.
 */
export function usePageData<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  { keepsPrevious = false }: { keepsPrevious?: boolean } = {},
) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const given = use(Given);
  const isGiven = given !== null && given.address === address;
  return useQuery<Value | null>({
    queryKey: ['public-page', address],
    queryFn: ({ signal }) =>
      read(signal).catch((error: unknown) => {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(isGiven && { initialData: given.value as Value | null, initialDataUpdatedAt: givenAt }),
  });
}

function readGiven(): PageData | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData | null) : null;
}
