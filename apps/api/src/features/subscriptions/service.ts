/**
 * SQL over `users u`: whether app content is open to them. A membership that runs, or is past due for at most 7 days,
 * or a role that includes it. A part of the hot reads that need it, so that it costs no query of its own.
 */
export const hasAccess = `(
  u.roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] OR EXISTS (
    SELECT 1 FROM subscriptions s
     WHERE s.user_id = u.id AND s.kind = 'MEMBERSHIP'
       AND (s.status IN ('ACTIVE', 'TRIALING')
            OR s.status = 'PAST_DUE' AND s.current_period_end > now() - interval '7 days')))`
