-- Every access to another user's data looks for recent entries of the same actor, in a log that only grows.
CREATE INDEX "audit_entries_subject_id_actor_id_action_created_at_idx" ON "audit_entries"("subject_id", "actor_id", "action", "created_at" DESC);
