-- Customers who came from another shop log in with the password that they had there; its hash becomes ours when they do.
create index customer_moved_password on customer (id) where password_hash like '$moved$%';
