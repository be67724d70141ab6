-- Reads and writes go on meanwhile.
ALTER TABLE "client_relations" VALIDATE CONSTRAINT "client_relations_trainer_id_fkey";
ALTER TABLE "client_relations" VALIDATE CONSTRAINT "client_relations_live_have_trainer";
