-- The user list by role and lock, newest first, and the counts above it read the accounts that match and no others. Members
-- without a role and accounts without a lock are most of the table and need no index.
CREATE INDEX "users_trainers" ON "users" ("id") WHERE 'ROLE_TRAINER' = ANY ("roles");
CREATE INDEX "users_admins" ON "users" ("id") WHERE 'ROLE_ADMIN' = ANY ("roles");
CREATE INDEX "users_in_app_purchases" ON "users" ("id") WHERE 'ROLE_IN_APP_PURCHASE_USER' = ANY ("roles");
CREATE INDEX "users_trials" ON "users" ("id") WHERE 'TRIAL_MODE' = ANY ("roles");

-- Expired locks are included, because an index cannot depend on the time of the query.
CREATE INDEX "users_locked" ON "users" ("id") WHERE "locked_until" IS NOT NULL;
