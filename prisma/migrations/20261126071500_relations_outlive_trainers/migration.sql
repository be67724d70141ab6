-- DropForeignKey
ALTER TABLE "client_relations" DROP CONSTRAINT "client_relations_trainer_id_fkey";

-- AlterTable
ALTER TABLE "client_relations" ALTER COLUMN "trainer_id" DROP NOT NULL;

-- AddForeignKey
-- The next migration checks the present rows, without the locks of this one.
ALTER TABLE "client_relations" ADD CONSTRAINT "client_relations_trainer_id_fkey" FOREIGN KEY ("trainer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- A live coaching without its trainer could neither be ended nor replaced.
ALTER TABLE "client_relations" ADD CONSTRAINT "client_relations_live_have_trainer" CHECK ("trainer_id" IS NOT NULL OR "status" = 'ARCHIVED') NOT VALID;
