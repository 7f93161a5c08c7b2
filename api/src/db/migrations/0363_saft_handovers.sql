-- Handovers of data for the SAF-T declaration (D406).
-- Owner: accounting.
alter table handover drop constraint handover_program_check,
  add constraint handover_program_check check (program in ('saga', 'winmentor', 'csv', 'saft')) not valid;
