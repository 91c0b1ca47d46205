import { MessagesPage } from '../private/messages-page.tsx';

export default function DesignerMessages() {
  return <MessagesPage role="designer" />;
}
