-- Reads the recipients of everything that was sent so far, of which there may be millions. It locks nothing meanwhile, and
-- the occurrences for the moment of the update only. The newest are left to `count-push-occurrences`, because processes of
-- the release before do not add openings, and so are those that such processes close from now on.
CREATE TEMPORARY TABLE "counted_occurrences" ON COMMIT DROP AS
SELECT o."id",
       count(p."user_id") AS "recipients",
       count(*) FILTER (WHERE p."state" = 'SENT') AS "sent",
       count(*) FILTER (WHERE p."state" = 'FAILED') AS "failed",
       count(p."opened_at") AS "opened"
  FROM "push_occurrences" o LEFT JOIN "push_recipients" p ON p."occurrence_id" = o."id"
 WHERE o."status" IN ('SENT', 'FAILED', 'CANCELLED')
   AND coalesce(o."started_at", o."due_at") < now() - interval '2 days'
   AND NOT EXISTS (
     SELECT FROM "push_deliveries" d WHERE d."occurrence_id" = o."id" AND d."state" IN ('PENDING', 'SENDING'))
 GROUP BY o."id";

UPDATE "push_occurrences" o
   SET "recipient_count" = c."recipients", "sent_count" = c."sent",
       "failed_count" = c."failed", "opened_count" = c."opened"
  FROM "counted_occurrences" c WHERE c."id" = o."id";
