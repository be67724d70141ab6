/** Invitations of one call. */
export const invitesMax = 50

/** Open invitations of one trainer. */
export const openInvitesMax = 200

/** How often an invitation can be sent again. */
export const resendsMax = 3

/** Minutes between two mails of one invitation. */
export const resendMinutes = 10

/** Days until an invitation expires. */
export const inviteDays = 7

/** Invitation mails to one address in 24 hours, over all trainers. */
export const dailyMailsMax = 3

/** Characters of the message to an invited person. */
export const inviteMessageLength = 500
