import { MessagesPage } from '../private/messages-page.tsx';

export default function CustomerMessages() {
  return <MessagesPage role="customer" />;
}
