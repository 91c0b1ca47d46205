import { ConversationPage } from '../private/conversation-page.tsx';

export default function DesignerConversation() {
  return <ConversationPage role="designer" />;
}
