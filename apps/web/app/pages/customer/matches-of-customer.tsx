import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tessera/contract/orders/orders';
import { lazy, Suspense, type ComponentProps } from 'react';
import { applicationsQuery } from '../../features/applications/applications.queries.ts';
import { ContactDesigner } from '../../features/conversations/contact/contact-designer.tsx';
import { EmphasisSliders } from '../../features/matching/emphasis/emphasis-sliders.tsx';
import { CustomerMatchList } from '../../features/matching/list/customer-match-list.tsx';
import type { CustomerMatches } from '../../features/matching/list/list-parts.ts';
import type { MoreMatches } from '../../features/matching/list/show-more.tsx';
import { MatchingStateNotice } from '../../features/matching/list/matching-state-notice.tsx';
import { OrderReading } from '../../features/orders/reading/order-reading.tsx';
import type { LoadedOrder } from '../../features/orders/orders.queries.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

/** Loaded where somebody is hidden. */
const HiddenDesigners = lazy(async () => ({
  default: (await import('../../features/matching/list/hidden-designers.tsx')).HiddenDesigners,
}));

/** Loaded when a photo is opened, which is where something is reported. */
const ReportDesigner = lazy(async () => ({
  default: (await import('../../features/reports/report-designer.tsx')).ReportDesigner,
}));

/** The designers for one order of a customer, or for all of them, and what the list is made by. */
export function MatchesOfCustomer({
  matches,
  more,
  listKey,
  order,
  orders,
  isOrderNamed,
  emphasis,
  onEmphasis,
  onReadingSaved,
}: {
  matches: CustomerMatches;
  more: MoreMatches;
  /** Another one starts the list anew. */
  listKey: string | null;
  /** The one order that the list is about, where it is one and it is known. */
  order: LoadedOrder | undefined;
  /** What a designer can be written to about; undefined while that is not known. */
  orders: readonly Order[] | undefined;
  isOrderNamed: boolean;
  emphasis: ComponentProps<typeof EmphasisSliders>['emphasis'];
  onEmphasis: ComponentProps<typeof EmphasisSliders>['onChange'];
  onReadingSaved: () => void;
}) {
  const { data: applications = [] } = useQuery(applicationsQuery);
  return (
    <>
      <MatchingStateNotice state={matches.state} subject="your projects" />
      {order?.reading === undefined ? null : <OrderReading order={order} onSaved={onReadingSaved} />}
      {matches.results.length > 1 || Object.keys(emphasis).length > 0 ? (
        <EmphasisSliders emphasis={emphasis} firstName={matches.results[0]?.name} onChange={onEmphasis} />
      ) : null}
      {matches.results.length > 0 || matches.nearMisses.length > 0 ? (
        <CustomerMatchList
          key={listKey}
          matches={matches}
          more={more}
          isOrderNamed={isOrderNamed}
          hasApplied={(designer) =>
            applications.some((one) => one.designer_id === designer.id && one.order_id === designer.orderId)
          }
          reportOf={({ id, name }, photoId) => (
            <Suspense fallback={null}>
              <ReportDesigner designer={{ id, name }} photoId={photoId} />
            </Suspense>
          )}
          contactOf={({ id, name, orderId: bestId, orderName }) => (
            <ContactDesigner
              designer={{ id, name }}
              orders={orders?.map(toChoice) ?? [{ id: bestId, name: orderName }]}
              orderId={bestId}
            />
          )}
        />
      ) : (
        <EmptyState
          text="Our AI is working hard to find the best designers for you. Please wait, or tell us more about what you need."
          actions={
            <>
              <ButtonLink to={paths.customer.addProject}>Add New Project</ButtonLink>
              <ButtonLink kind="secondary" to={paths.customer.projects}>
                Update Existing Projects
              </ButtonLink>
            </>
          }
        />
      )}
      {matches.hidden.length === 0 ? null : (
        <Suspense fallback={null}>
          <HiddenDesigners designers={matches.hidden} isOrderNamed={isOrderNamed} />
        </Suspense>
      )}
    </>
  );
}

function toChoice({ id, object_name: name }: Order): { id: string; name: string } {
  return { id, name };
}
