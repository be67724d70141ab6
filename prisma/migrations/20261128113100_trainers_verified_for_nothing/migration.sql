-- Qualifications that an admin confirmed, before the API refused it, although the profile states nothing to confirm.
UPDATE "trainer_profiles" SET "verified_at" = NULL, "verified_by_id" = NULL
 WHERE "verified_at" IS NOT NULL AND "qualification" = '' AND "register_number" = '';
