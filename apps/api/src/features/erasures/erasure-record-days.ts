/** Days for which records of erasures are kept: as long as backups, see docs/operations.md and the privacy policy. */
export const erasureRecordDays = 35
