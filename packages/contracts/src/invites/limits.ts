/** Maximum number of invitations per call. */
export const invitesMax = 50

/** Maximum number of open invitations per trainer. */
export const openInvitesMax = 200

/** Maximum number of times an invitation can be sent again. */
export const resendsMax = 3

/** Minimum number of minutes between two mails of one invitation. */
export const resendMinutes = 10

/** Days until an invitation expires. */
export const inviteDays = 7

/** Maximum number of invitation mails to one address in 24 hours, from all trainers together. */
export const dailyMailsMax = 3

/** Maximum number of characters of the message to an invited person. */
export const inviteMessageLength = 500
