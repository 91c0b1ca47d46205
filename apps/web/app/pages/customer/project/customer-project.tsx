import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { applicationsKey } from '../../../features/applications/applications-key.ts';
import { conversationsQuery } from '../../../features/conversations/conversations.queries.ts';
import { orderQuery, ordersQuery, type LoadedOrder } from '../../../features/orders/orders.queries.ts';
import { OrderActions } from '../../../features/orders/page/order-actions.tsx';
import { OrderHead, OrderHeadSkeleton } from '../../../features/orders/page/order-head.tsx';
import { pageTitle } from '../../../lib/site/product.ts';
import { paths } from '../../../paths.ts';
import { LoadedPart } from '../../../ui/loading/loaded-part.tsx';
import { definePart } from '../../../ui/loading/part.ts';
import { MissingProject } from '../../../ui/notices/missing/missing-project.tsx';
import { TabPanel, Tabs, type Tab } from '../../../ui/page/tabs.tsx';
import { useFocusKept } from '../../../ui/page/use-focus-kept.ts';

const progressPart = definePart(() => import('./order-progress.tsx'));
const matchesPart = definePart(() => import('./order-matches.tsx'));
const messagesPart = definePart(() => import('./order-messages.tsx'));
const applicationsPart = definePart(() => import('./order-applications.tsx'));

/** An order, and all that became of it. `?tab=` is the part that is shown. */
export default function CustomerProject() {
  const { projectId = '' } = useParams();
  const order = useQuery(orderQuery(projectId));
  return (
    <>
      <title>{pageTitle(order.data?.object_name ?? 'Project')}</title>
      {order.data !== undefined ? (
        <OrderPage key={order.data.id} order={order.data} />
      ) : order.isError ? (
        <MissingProject
          heading="Project"
          title="Project not found"
          text="The project you're looking for doesn't exist or has been removed."
          backTo={paths.customer.projects}
          error={order.error}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <OrderHeadSkeleton />
      )}
    </>
  );
}

type TabId = 'progress' | 'matches' | 'applications' | 'messages';

function OrderPage({ order }: { order: LoadedOrder }) {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  // Chosen once: what comes in while the page is looked at must not turn it.
  const [firstTab] = useState<TabId>(firstTabOf(order));
  const conversations = useQuery(conversationsQuery('customer'));
  const unread =
    conversations.data?.reduce((sum, one) => sum + (one.order_id === order.id ? one.unread_count : 0), 0) ??
    order.unread_count;
  const tabs: Tab<TabId>[] = [
    ...(order.engagement === null ? [] : [{ id: 'progress', label: 'Progress' } as const]),
    { id: 'matches', label: 'Matches' },
    { id: 'applications', label: 'Applications', count: order.applications_count },
    { id: 'messages', label: 'Messages', ...(unread > 0 && { count: unread }) },
  ];
  const current = tabs.find(({ id }) => id === search.get('tab'))?.id ?? firstTab;
  useFocusKept(page, order.status);
  const handleMoved = () => {
    void client.invalidateQueries({ queryKey: applicationsKey });
    void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    void client.invalidateQueries({ queryKey: ordersQuery.queryKey, refetchType: 'none' });
  };
  return (
    <div ref={page} tabIndex={-1}>
      <OrderHead order={order} actions={<OrderActions order={order} onMoved={handleMoved} />} />
      <Tabs label="Project" tabs={tabs} current={current} toTab={(id) => ({ search: `?tab=${id}` })} />
      <TabPanel tab={current}>
        {current === 'progress' && order.engagement !== null ? (
          <LoadedPart
            part={progressPart}
            props={{
              order,
              engagement: order.engagement,
              onMoved: handleMoved,
              onReviewed: () => client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey }),
            }}
          />
        ) : current === 'matches' ? (
          <LoadedPart part={matchesPart} props={{ order }} />
        ) : current === 'messages' ? (
          <LoadedPart part={messagesPart} props={{ order }} />
        ) : (
          <LoadedPart part={applicationsPart} props={{ order, onOrderMoved: handleMoved }} />
        )}
      </TabPanel>
    </div>
  );
}

function firstTabOf({ engagement, applications_count }: LoadedOrder): TabId {
  if (engagement !== null) return 'progress';
  return applications_count > 0 ? 'applications' : 'matches';
}
