import { ConversationPage } from '../private/conversation-page.tsx';

export default function CustomerConversation() {
  return <ConversationPage role="customer" />;
}
