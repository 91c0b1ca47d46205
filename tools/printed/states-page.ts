import {
  applicationMoves,
  applicationStatusLabels,
  NO_APPLICATION,
  type ApplicationStatus,
} from '@tessera/contract/deal/application-states';
import type { Move } from '@tessera/contract/deal/moves';
import { orderMoves, orderStatusLabels, type OrderStatus } from '@tessera/contract/orders/order-states';

/** The page of the state graphs: a diagram and a table of each, from the values that the server refuses by. */
export function printStates(): string {
  const orderLabel = (status: string) => orderStatusLabels[status as OrderStatus];
  const applicationLabel = (status: string) =>
    status === NO_APPLICATION ? '–' : applicationStatusLabels[status as ApplicationStatus];
  return `# How an order and an application move on

These are the state graphs of [\`order-states.ts\`](../packages/contract/src/orders/order-states.ts) and
[\`application-states.ts\`](../packages/contract/src/deal/application-states.ts). The server refuses by them: what is no edge
answers 409 \`wrong_state\` and changes nothing. The act that made the last change may be sent again by the same side; it
answers as the first time and changes nothing.

## Orders

<!-- prettier-ignore-start -->
${diagram(orderMoves, 'active')}

${table(orderMoves, orderLabel)}
<!-- prettier-ignore-end -->

An order may be edited while it is active or paused, and deleted while it is active, paused or cancelled. \`accept\` is the
acceptance of an application. Accepting and cancelling decline the open applications (reasons \`another_designer\` and
\`order_cancelled\`).

## Applications

<!-- prettier-ignore-start -->
${diagram(applicationMoves, NO_APPLICATION)}

${table(applicationMoves, applicationLabel)}
<!-- prettier-ignore-end -->

Applying, shortlisting and accepting need an active order.
`;
}

function diagram(moves: readonly Move[], first: string): string {
  const edges = moves.flatMap(({ action, by, from, to }) =>
    from.map((status) => `  ${status === NO_APPLICATION ? '[*]' : status} --> ${to}: ${action} (${by})`),
  );
  const start = first === NO_APPLICATION ? [] : [`  [*] --> ${first}`];
  return ['```mermaid', 'stateDiagram-v2', ...start, ...edges, '```'].join('\n');
}

function table(moves: readonly Move[], label: (status: string) => string): string {
  const rows = moves.map(({ action, by, from, to, tells }) => {
    const told = tells.map(({ who, kind }) => `${who}: \`${kind}\``).join(', ');
    return `| ${from.map(label).join(', ')} | \`${action}\` | ${by} | ${label(to)} | ${told} |`;
  });
  return ['| from | action | by | to | who is told |', '|---|---|---|---|---|', ...rows].join('\n');
}
