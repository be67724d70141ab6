import { ClientManagement } from '../features/clients/client-management.tsx'
import { InviteButton } from '../features/invites/invite-button.tsx'
import { InvitesPanel } from '../features/invites/invites-panel.tsx'

/** A trainer's clients, invitations and archive. */
export const ClientManagementPage = () => (
  <ClientManagement inviteButton={<InviteButton />} invitesPanel={<InvitesPanel />} />
)
