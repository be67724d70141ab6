import { CheckInQueueLink } from '../features/check-ins/queue-link.tsx'
import { ClientManagement } from '../features/clients/client-management.tsx'
import { InviteAgainButton } from '../features/invites/invite-again-button.tsx'
import { InviteButton } from '../features/invites/invite-button.tsx'
import { InvitesPanel } from '../features/invites/invites-panel.tsx'

/** Page with a trainer's clients, invitations and archived clients. */
export const ClientManagementPage = () => (
  <ClientManagement
    inviteButton={<InviteButton />}
    invitesPanel={<InvitesPanel />}
    renderReinvite={(client) => <InviteAgainButton person={client} />}
    checkInsLink={<CheckInQueueLink />}
  />
)
