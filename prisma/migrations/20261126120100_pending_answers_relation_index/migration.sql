-- For the foreign key: the erasure of an account deletes the closed answers as well, which no other index has.
CREATE INDEX CONCURRENTLY "pending_answers_relation_id_idx" ON "pending_answers"("relation_id");
