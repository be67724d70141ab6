-- Pages of the participants of a challenge, in this order. The table grows with every participant.
CREATE INDEX CONCURRENTLY "challenge_members_challenge_id_user_id_idx" ON "challenge_members"("challenge_id", "user_id");
