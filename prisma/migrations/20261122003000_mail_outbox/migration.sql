-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "subject_id" TEXT,
ADD COLUMN     "template" TEXT,
ADD COLUMN     "user_id" UUID,
ADD COLUMN     "variables" JSONB NOT NULL DEFAULT '{}';

-- Jobs that are renamed from this release on: their schedules would go on queueing work that nothing processes.
DO $$
BEGIN
  IF to_regclass('pgboss.schedule') IS NOT NULL THEN
    DELETE FROM pgboss.schedule WHERE name IN ('settle-visits', 'reconcile-payments');
  END IF;
END $$;
