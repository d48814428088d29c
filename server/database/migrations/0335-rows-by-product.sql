-- Index for the latest prescription rows in which a doctor prescribed a product. Their instructions are proposed when the
-- doctor prescribes the product again.
create index prescription_item_by_product on prescription_item (doctor_id, drug_upc, prescription_id)
  where drug_upc <> '';
