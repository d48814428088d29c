-- Finds a doctor's last rows of a product, whose instructions are proposed for the next one.
create index prescription_item_by_product on prescription_item (doctor_id, drug_upc, prescription_id)
  where drug_upc <> '';
